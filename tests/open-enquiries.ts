import { enquiryInput } from "./factories.ts";
import { openTestAcademy, type TestAcademy } from "./harness.ts";

/** An academy with some enquiries, and staff who work on them. */
export async function openEnquiries(count = 1, more: (index: number) => Record<string, unknown> = () => ({})) {
  const academy = await openTestAcademy();
  const token = await academy.signIn();
  const staff = (method: string, path: string, body?: unknown) => academy.call(method, `/api/enquiries${path}`, body, { token });
  const ids: number[] = [];
  for (let index = 0; index < count; index++) {
    const input = enquiryInput({ email: `person${index}@example.com`, phone: "", ...more(index) });
    ids.push((await academy.call("POST", "/api/contact", input, { address: `10.0.${index}.1` })).body.id);
  }
  const names = async (query: string) => (await staff("GET", `?${query}`)).body.map(({ id }: { id: number }) => id);
  return { ...academy, token, staff, ids, idsOf: names };
}

/** The day in so many from today. */
export const dayIn = (academy: Pick<TestAcademy, "academy">, days: number) =>
  new Date(Date.parse(academy.academy.today()) + days * 86_400_000).toISOString().slice(0, 10);
