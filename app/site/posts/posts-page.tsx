import { data, redirect } from "react-router";
import { factsContext, requestDataContext } from "#app/context.ts";
import { Section } from "#app/ui/section.tsx";
import { postsPerPage } from "#contract/limits.ts";
import { Banner } from "../components/banner.tsx";
import { NotFoundMessage } from "../failures/not-found-message.tsx";
import { absoluteAddress } from "../seo/absolute-address.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { readTexts } from "../texts.ts";
import type { Route } from "./+types/posts-page";
import { CategoryFilters } from "./category-filters.tsx";
import { FeaturedCard } from "./featured-card.tsx";
import { PageLinks } from "./page-links.tsx";
import { PostCard } from "./post-card.tsx";
import { knownPosts, postsAddress, postsSearch, readPostsAddress } from "./posts-address.ts";

export const handle = { search: postsSearch };

export async function loader({ context, request }: Route.LoaderArgs) {
  const requestData = context.get(requestDataContext);
  const filters = await requestData.postFilters();
  const asked = readPostsAddress(new URL(request.url).searchParams);
  const known = knownPosts(asked, filters);
  const { category, page } = known;
  if (category !== asked.category) throw redirect(postsAddress(known), { headers: { "cache-control": "no-store" } });
  const [posts, featured, texts] = await Promise.all([
    page > 0 ? requestData.posts(category, page) : { items: [], total: 0 },
    page === 1 ? requestData.featuredPosts() : { items: [], total: 0 },
    readTexts(context, "blog"),
  ]);
  const pages = Math.max(1, Math.ceil(posts.total / postsPerPage));
  const exists = page >= 1 && page <= pages;
  return data(
    // What does not exist looks the same whatever its number, and is made once (app/entry.server.tsx).
    {
      facts: context.get(factsContext),
      filters,
      category,
      page: exists ? page : 0,
      pages,
      exists,
      posts: posts.items,
      featured: featured.items,
      texts: texts.blog,
    },
    { status: exists ? 200 : 404 },
  );
}

export const meta = ({ loaderData: { facts, category, page, pages, exists, texts } }: Route.MetaArgs) => {
  if (!exists) return pageMeta({ facts, title: texts.missing_title, description: texts.missing, path: "/blog", noIndex: true });
  const about = category === undefined ? texts.head : `${category}: ${texts.head}`;
  const neighbour = (rel: "prev" | "next", to: number) =>
    ({ tagName: "link", rel, href: absoluteAddress(facts, postsAddress({ category, page: to })) }) as const;
  return [
    ...pageMeta({
      facts,
      title: page > 1 ? `${about}, page ${page}` : about,
      description: texts.description,
      path: postsAddress({ category, page }),
    }),
    ...(page > 1 ? [neighbour("prev", page - 1)] : []),
    ...(page < pages ? [neighbour("next", page + 1)] : []),
  ];
};

export default function PostsPage({
  loaderData: { filters, category, page, pages, exists, posts, featured, texts },
}: Route.ComponentProps) {
  if (!exists)
    return (
      <NotFoundMessage title={texts.missing_title} to={postsAddress({ category, page: 1 })} back="Back to Blog">
        {texts.missing}
      </NotFoundMessage>
    );
  const hasPosts = category !== undefined || posts.length > 0;
  return (
    <>
      <Banner scene="blog" title={texts.title} lead={texts.lead} />
      {featured.length > 0 ? (
        <Section title={texts.featured} tone="sand">
          <ul className="grid gap-6 lg:grid-cols-2">
            {featured.map((post, index) => (
              <FeaturedCard key={post.id} post={post} first={index === 0} wide={index === 0 && featured.length % 2 === 1} />
            ))}
          </ul>
        </Section>
      ) : null}
      {/* A dozen cards need more room than layout.css keeps for a part that is not laid out yet. */}
      <Section
        title={texts.all}
        className="[contain-intrinsic-block-size:auto_360rem] sm:[contain-intrinsic-block-size:auto_195rem] lg:[contain-intrinsic-block-size:auto_150rem]"
      >
        {hasPosts && <CategoryFilters filters={filters} chosen={category} />}
        {posts.length > 0 ? (
          <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {posts.map((post) => (
              <PostCard key={post.id} post={post} newTab />
            ))}
          </ul>
        ) : (
          <p className="column mt-8 text-lead text-quiet">{hasPosts ? texts.none_of_category : texts.none}</p>
        )}
        {pages > 1 ? <PageLinks category={category} page={page} pages={pages} /> : null}
      </Section>
    </>
  );
}
