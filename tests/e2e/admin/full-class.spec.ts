import { classInput } from "../../factories.ts";
import { callApi, failedCall, openSignedIn, toast } from "../staff.ts";
import { expect, test } from "../test.ts";

test.use({ expectedErrors: [failedCall] });

test("several who are given a full class from the list go on its waiting list at one press", { tag: "@all" }, async ({
  page,
  server,
  token,
}) => {
  const who = `Group${process.pid}`;
  const { id: class_id } = await callApi(server, token, "POST", "/classes", classInput({ title: "One seat", seats: 1 }));
  await callApi(server, token, "POST", "/enquiries", { name: "Seated before", channel: "phone", class_id, status: "Enrolled" });
  for (const one of ["one", "two"])
    await callApi(server, token, "POST", "/enquiries", { name: `${who} ${one}`, channel: "phone", class_id });
  await openSignedIn(page, token, `/admin/enquiries?q=${who}`);
  await page.getByLabel("Select all").check();
  await page.getByLabel("Mark the selected as").selectOption("Enrolled");
  const refused = toast(page, "2 enquiries were not changed");
  await expect(refused).toContainText("The class has no seat left.");
  await refused.getByRole("button", { name: "Put on the waiting list" }).click();
  await expect(toast(page, "2 people on the waiting list")).toBeVisible();
  const all = await callApi(server, token, "GET", `/enquiries?q=${who}`);
  expect(all.map(({ status }: { status: string }) => status)).toEqual(["Waiting", "Waiting"]);
});

test("who calls for a class that is full goes on its waiting list, or gets a seat beyond them for a reason", async ({
  page,
  server,
  token,
}) => {
  const who = `Full${process.pid}`;
  const { id: class_id } = await callApi(server, token, "POST", "/classes", classInput({ title: `${who} class`, seats: 1 }));
  await callApi(server, token, "POST", "/enquiries", { name: `${who} one`, channel: "phone", class_id, status: "Enrolled" });
  await openSignedIn(page, token, `/admin/enquiries?q=${who}`);
  const adding = page.getByRole("dialog", { name: "Add enquiry" });
  async function addEnrolled(called: string) {
    await page.getByRole("button", { name: "Add enquiry" }).click();
    await adding.getByLabel("Name").fill(called);
    await adding.getByLabel("Class", { exact: true }).selectOption(String(class_id));
    await adding.getByLabel("Status").selectOption("Enrolled");
    await adding.getByRole("button", { name: "Add", exact: true }).click();
    await expect(adding.getByText("All seats of this class are taken.")).toBeVisible();
  }
  const statusOf = async (called: string) => (await callApi(server, token, "GET", `/enquiries?q=${encodeURIComponent(called)}`))[0].status;

  await addEnrolled(`${who} waits`);
  await adding.getByRole("button", { name: "Put on the waiting list" }).click();
  await expect(adding).toBeHidden();
  expect(await statusOf(`${who} waits`)).toBe("Waiting");

  await addEnrolled(`${who} sister`);
  await adding.getByRole("button", { name: "Overbook on purpose" }).click();
  await expect(adding.getByText("Please give a reason.")).toBeVisible();
  await adding.getByLabel("Why it is overbooked").fill("Shares a book with her sister");
  await adding.getByRole("button", { name: "Overbook on purpose" }).click();
  await expect(adding).toBeHidden();
  expect(await statusOf(`${who} sister`)).toBe("Enrolled");

  // Whoever closes her enquiry reads that she has no seat then.
  const { id } = (await callApi(server, token, "GET", `/enquiries?q=${encodeURIComponent(`${who} sister`)}`))[0];
  await page.goto(`/admin/enquiries?form=${id}`);
  const form = page.getByRole("dialog", { name: `Enquiry of ${who} sister` });
  await form.getByLabel("Status").selectOption("Closed");
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await expect(toast(page, "Enquiry saved")).toContainText("Has no seat any more.");
});
