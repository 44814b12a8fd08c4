import { data } from "react-router";
import { BackLink } from "#app/ui/back-link.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { pagesOf, postAddress } from "#contract/site/page-address.ts";
import { searchTextsOf } from "#contract/site/search-texts.ts";
import { foreignOf, markForeignHtml } from "../components/foreign-runs.ts";
import { ForeignWords } from "../components/foreign-words.tsx";
import { ListLink } from "../components/list-link.tsx";
import { RichText } from "../components/rich-text.tsx";
import { shownHtml } from "../components/shown-html.ts";
import { NoItem } from "../failures/no-item.tsx";
import { findItem } from "../seo/find-item.ts";
import { notFoundMeta, pageMeta } from "../seo/page-meta.ts";
import { breadcrumbData, postData } from "../seo/schemas.ts";
import { StructuredData } from "../seo/structured-data.tsx";
import { readTexts } from "../texts.ts";
import type { Route } from "./+types/post-page";
import { PostCard } from "./post-card.tsx";
import { PostBadges, PostDetails } from "./post-details.tsx";
import { PostPicture } from "./post-picture.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { item: found, requestData, status, shared } = await findItem(context, "posts", params.slug);
  const post = found && { ...found, content: shownHtml(markForeignHtml(found.content, foreignOf(await requestData.languages()))) };
  const [related, texts] = await Promise.all([found ? requestData.relatedPosts(found) : [], readTexts(context, "blog")]);
  return data({ ...shared, post, told: found && searchTextsOf.item(found), related, texts: texts.blog }, { status });
}

export const meta = ({ loaderData, location }: Route.MetaArgs) => {
  const { facts, post, told, share } = loaderData ?? {};
  if (!post || !told) return notFoundMeta(facts, "post", location.pathname);
  return pageMeta({
    facts,
    ...told,
    path: postAddress(post),
    image: post.image,
    share,
    type: "article",
  });
};

export default function PostPage({ loaderData: { facts, post, related, failed, share, texts } }: Route.ComponentProps) {
  if (!post) return <NoItem what="post" pages={pagesOf.posts} failed={failed} />;
  return (
    <>
      <article>
        <header className="page-width pt-4">
          {/* Below this width the column is nearly as wide as the page: the link would miss its edge by a few pixels. */}
          <div className="mx-auto max-w-160 lg:max-w-none">
            <BackLink to="/blog">All articles</BackLink>
          </div>
          <div className="mx-auto mt-4 grid max-w-160 gap-5 sm:mt-8">
            <PostBadges post={post} />
            <h1 className="text-title">
              <ForeignWords text={post.title} />
            </h1>
            <p className="text-lead text-quiet">
              <ForeignWords text={post.summary} />
            </p>
            <PostDetails post={post} />
          </div>
          <PostPicture
            post={post}
            eager
            sizes="(min-width: 48rem) 43rem, 90vw"
            className="mx-auto mt-8 aspect-[1200/630] w-full max-w-160 rounded-lg object-cover sm:mt-10"
            bandInstead
          />
        </header>
        <div className="page-width py-10 sm:py-14">
          <div className="article-text mx-auto max-w-160">
            <RichText html={post.content} />
          </div>
        </div>
      </article>
      <Section title={texts.closing_title} lead={texts.closing} tone="night">
        <div className="flex flex-wrap gap-4">
          <ListLink to="/courses">Explore Our Courses</ListLink>
          <ButtonLink to="/contact" look="secondary">
            Contact Us
          </ButtonLink>
        </div>
      </Section>
      {related.length > 0 ? (
        <Section title={texts.related}>
          <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {related.map((other) => (
              <PostCard key={other.id} post={other} />
            ))}
          </ul>
        </Section>
      ) : null}
      <StructuredData data={postData(facts, { ...post, image: post.image || (share?.image ?? "") }, postAddress(post))} />
      <StructuredData data={breadcrumbData(facts, ["Blog", "/blog"], [post.title, postAddress(post)])} />
    </>
  );
}

/** Data that did not come: the network while navigating here, or the database (specification, section 8). */
export const ErrorBoundary = () => <NoItem what="post" pages={pagesOf.posts} failed />;
