import { queryOptions } from "@tanstack/react-query";
import { type Reply, replyMaterial } from "#contract/reply.ts";
import { z } from "#contract/zod.ts";
import { call } from "../../session/api-call.ts";

export const replyMaterialQuery = (id: number) =>
  queryOptions({
    queryKey: ["enquiry", id, "reply"],
    queryFn: async ({ signal }) => (await call(`/enquiries/${id}/reply`, { answer: replyMaterial, signal })).body,
    staleTime: 0,
    gcTime: 0,
    // What is being written must not change under the hand.
    refetchOnWindowFocus: false,
  });

export async function sendReply(id: number, reply: Reply): Promise<void> {
  await call(`/enquiries/${id}/reply`, { method: "POST", body: reply, answer: z.object({ id: z.number() }) });
}
