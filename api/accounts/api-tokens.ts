import { z } from "zod";
import { apiToken, apiTokenInput, madeApiToken } from "#contract/accounts/api-token.ts";
import { itemId } from "#contract/list.ts";
import { endpoint, signedIn } from "../endpoint.ts";

/** The calls for the tokens with which programs call; for owners, never for a token itself. */
export const apiTokens = {
  list: endpoint("listApiTokens", "The tokens of programs, without their secrets", {
    answer: z.array(apiToken),
    handle: ({ academy }) => academy.apiTokens.list(),
  }),
  create: endpoint("createApiToken", "Make a token for a program; it is answered this once", {
    body: apiTokenInput,
    status: 201,
    answer: madeApiToken,
    handle: ({ academy, body, caller, who }) => academy.apiTokens.create(body, signedIn(caller).id, who()),
  }),
  end: endpoint("endApiToken", "End a token at once", {
    params: itemId,
    status: 204,
    handle: ({ academy, params, who }) => academy.apiTokens.end(params.id, who()),
  }),
};
