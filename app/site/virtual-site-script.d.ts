declare module "virtual:site-script" {
  /** The address of what runs in the browser on public pages (site-script.ts, vite.config.ts). */
  const address: string;
  export default address;
}
