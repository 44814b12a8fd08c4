import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { sourcemap: false, assetsInlineLimit: 0 },
  // The server's own wiring is the entry, so that React Router's context keys are one object.
  environments: { ssr: { build: { rollupOptions: { input: "./server/app.ts" } } } },
});
