import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** The map of every page. */
export default [
  layout("site/layout/site-layout.tsx", [
    index("site/home/home-page.tsx"),
    route("about", "site/about/about-page.tsx"),
    route("courses", "site/courses/courses-page.tsx"),
    route("course/:courseId", "site/courses/course-page.tsx"),
    route("exams", "site/exams/exams-page.tsx"),
    route("exam/:examId", "site/exams/exam-page.tsx"),
    route("blog", "site/blog/blog-page.tsx"),
    route("blog/:slug", "site/blog/post-page.tsx"),
    route("contact", "site/contact/contact-page.tsx"),
    route("privacy-policy", "site/policies/privacy-page.tsx"),
    route("terms-conditions", "site/policies/terms-page.tsx"),
    route("*", "site/layout/unknown-page.tsx"),
  ]),
  route("sitemap.xml", "site/seo/sitemap.ts"),
  route("robots.txt", "site/seo/robots.ts"),
  route("feed.xml", "site/seo/feed.ts"),
  route("site.webmanifest", "site/seo/manifest.ts"),
] satisfies RouteConfig;
