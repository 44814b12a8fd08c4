import { type Reply, replyMaterial } from "#contract/reply.ts";
import { z } from "#contract/zod.ts";
import { api, read } from "../../session/api-call.ts";

export const replyMaterialQuery = (id: number) => ({
  ...read(`/enquiries/${id}/reply`, replyMaterial, ["enquiry", id, "reply"]),
  staleTime: 0,
  gcTime: 0,
  // What is being written must not change under the hand.
  refetchOnWindowFocus: false,
});

export const sendReply = (id: number, reply: Reply) => api.post(`/enquiries/${id}/reply`, reply, z.object({ id: z.number() }));
