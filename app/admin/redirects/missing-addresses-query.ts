import { missingAddress } from "#contract/redirect.ts";
import { pageQuery } from "../lists/page-of.ts";

export const missingAddressesQuery = pageQuery("/missing-addresses", missingAddress);
