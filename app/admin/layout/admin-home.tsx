import { redirect } from "react-router";

export const loader = () => redirect("/admin/dashboard");

/** In the browser too, so that nothing is asked of the server for it. */
export const clientLoader = loader;
