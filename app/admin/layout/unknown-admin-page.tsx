import { data } from "react-router";
import { PageHead } from "../components/page-head.tsx";
import { PrimaryLink } from "../components/text-link.tsx";

export function loader() {
  return data(null, { status: 404 });
}

/** Nothing is asked of the server where a link inside the back office leads here. */
export const clientLoader = () => null;

export const meta = () => [{ title: "Page not found · Back office" }, { name: "robots", content: "noindex, nofollow" }];

export default function UnknownAdminPage() {
  return (
    <>
      <PageHead title="Page not found" />
      <p className="mb-6">There is nothing at this address in the back office.</p>
      <PrimaryLink to="/admin/dashboard">Go to the dashboard</PrimaryLink>
    </>
  );
}
