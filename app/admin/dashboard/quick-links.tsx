import { Link } from "react-router";
import { CoursesIcon, ExamsIcon, PostsIcon } from "../components/icons.tsx";

const links = [
  { name: "Manage Courses", address: "/admin/courses", icon: CoursesIcon },
  { name: "Manage Exams", address: "/admin/exams", icon: ExamsIcon },
  { name: "Manage Blogs", address: "/admin/blogs", icon: PostsIcon },
];

export function QuickLinks() {
  return (
    <section className="rounded-xl border border-line bg-card p-5">
      <h2 className="mb-2 font-display text-xl font-semibold">Quick links</h2>
      <ul>
        {links.map(({ name, address, icon: Icon }) => (
          <li key={address}>
            <Link to={address} className="-mx-2 flex min-h-11 items-center gap-3 rounded-lg px-2 font-semibold hover:bg-sand">
              <Icon className="size-5 text-lagoon" />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
