import { memo } from "react";
import type { PostCardAnswer as Card } from "#contract/post.ts";
import { dateText } from "#contract/site/date-text.ts";
import { postAddress } from "#contract/site/page-address.ts";
import { Badge } from "../components/badge.tsx";
import { IconButton } from "../components/button.tsx";
import { CopyIcon, StarIcon } from "../components/icons.tsx";
import { todayHere } from "../components/moment.ts";
import { Thumbnail } from "../components/thumbnail.tsx";
import { EditAndDelete } from "../content/item-buttons.tsx";
import { StateBadge } from "../content/state-badge.tsx";
import { ViewOnSite } from "../preview/view-on-site.tsx";

type PostCardProps = { post: Card; onEdit: (id: number) => void; onDelete: (post: Card) => void; onDuplicate: (post: Card) => void };

export const PostCard = memo(function PostCard({ post, onEdit, onDelete, onDuplicate }: PostCardProps) {
  const { id, title } = post;
  const isEarly = post.date > todayHere();
  return (
    <li className="far-cards flex flex-col overflow-hidden rounded-xl border border-line bg-card">
      <div className="relative">
        <Thumbnail image={post.image} className="aspect-[1200/630] w-full" />
        {post.featured ? (
          <span className="absolute top-2 right-2">
            <Badge look="accent">
              <StarIcon className="size-3.5" />
              Featured
            </Badge>
          </span>
        ) : null}
      </div>
      <div className="flex flex-1 flex-col gap-2 p-4">
        <p className="text-sm font-semibold text-lagoon">{post.category}</p>
        <h2 className="font-display text-lg leading-snug font-semibold wrap-anywhere">{title}</h2>
        <p className="line-clamp-3 text-quiet wrap-anywhere">{post.summary}</p>
        <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 pt-1 text-sm text-quiet">
          <StateBadge item={post} />
          {post.date ? <time dateTime={post.date}>{isEarly ? `Appears on ${dateText(post.date)}` : dateText(post.date)}</time> : null}
          <span>{post.readTime}</span>
          <span className="ml-auto">
            <Badge look={post.featured ? "brand" : "plain"}>{post.featured ? "Featured" : "Regular"}</Badge>
          </span>
        </div>
        <p className="text-sm">
          <ViewOnSite item={post} address={postAddress(post)} />
        </p>
      </div>
      <div className="flex items-center justify-end gap-1 border-t border-line px-2 py-1.5">
        <IconButton icon={CopyIcon} label={`Duplicate ${title}`} onClick={() => onDuplicate(post)} />
        <EditAndDelete id={id} title={title} onEdit={() => onEdit(id)} onDelete={() => onDelete(post)} />
      </div>
    </li>
  );
});
