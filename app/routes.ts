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
    route("blog", "site/posts/blog-page.tsx"),
    route("blog/:slug", "site/posts/post-page.tsx"),
    route("contact", "site/contact/contact-page.tsx"),
    route("privacy-policy", "site/policies/privacy-page.tsx"),
    route("terms-conditions", "site/policies/terms-page.tsx"),
    route("*", "site/layout/unknown-page.tsx"),
  ]),
  route("sitemap.xml", "site/seo/sitemap.ts"),
  route("samples.json", "site/failures/samples.ts"),
  route("robots.txt", "site/seo/robots.ts"),
  route("feed.xml", "site/seo/feed.ts"),
  route("site.webmanifest", "site/seo/manifest.ts"),

  route("admin", "admin/layout/admin-root.tsx", [
    index("admin/layout/admin-home.tsx"),
    route("login", "admin/session/login-page.tsx"),
    route("welcome", "admin/session/welcome-page.tsx"),
    layout("admin/layout/staff-layout.tsx", [
      route("dashboard", "admin/dashboard/dashboard-page.tsx"),
      route("courses", "admin/courses/courses-page.tsx"),
      route("exams", "admin/exams/exams-page.tsx"),
      route("blogs", "admin/posts/posts-page.tsx"),
      route("course-qna", "admin/questions/course-questions-page.tsx"),
      route("exam-qna", "admin/questions/exam-questions-page.tsx"),
      route("page-qna", "admin/questions/page-questions-page.tsx"),
      route("testimonials", "admin/testimonials/testimonials-page.tsx"),
      route("teachers", "admin/teachers/teachers-page.tsx"),
      route("enquiries", "admin/enquiries/enquiries-page.tsx"),
      route("people", "admin/people/people-page.tsx"),
      route("account", "admin/account/account-page.tsx"),
      route("academy", "admin/academy/academy-page.tsx"),
      route("settings", "admin/settings/settings-page.tsx"),
      route("trash", "admin/history/trash-page.tsx"),
      route("activity", "admin/history/activity-page.tsx"),
      route("*", "admin/layout/unknown-admin-page.tsx"),
    ]),
  ]),
] satisfies RouteConfig;
