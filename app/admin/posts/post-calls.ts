import { postKind } from "#contract/post.ts";
import { contentCalls } from "../content/content-calls.ts";

export const postCalls = contentCalls(postKind);
