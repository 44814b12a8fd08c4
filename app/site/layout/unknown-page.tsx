import { data, Link } from "react-router";

export function loader() {
  return data(null, { status: 404 });
}

export const meta = () => [{ title: "Page not found" }];

export default function UnknownPage() {
  return (
    <>
      <h1>Page not found</h1>
      <p>
        <Link to="/">Go to the home page</Link>
      </p>
    </>
  );
}
