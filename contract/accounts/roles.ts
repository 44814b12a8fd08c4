/** What a call or a screen may ask of a person. */
export type Permission = "content" | "enquiries" | "activity" | "people";

type RoleDeclaration = { word: string; may: string; permissions: readonly Permission[] };

/** What people may do. A role that is new is a line here; what each call asks for is in api/routes.ts. */
export const roles = {
  owner: { word: "Owner", may: "Everything, also people and activity", permissions: ["content", "enquiries", "activity", "people"] },
  editor: { word: "Editor", may: "Courses, exams, classes, posts and all other texts of the site; no enquiries", permissions: ["content"] },
  desk: { word: "Desk", may: "Enquiries, rosters of classes and answer templates", permissions: ["enquiries"] },
} as const satisfies Record<string, RoleDeclaration>;

export type Role = keyof typeof roles;
export const roleNames = Object.keys(roles) as [Role, ...Role[]];

/** Undefined for a role that nobody knows, which a newer program may have stored. */
export function roleOf(name: string): RoleDeclaration | undefined {
  return Object.entries(roles).find(([known]) => known === name)?.[1];
}

/** Whether a role allows something; a role that nobody knows allows nothing. */
export function allows(role: string, permission: Permission): boolean {
  return roleOf(role)?.permissions.includes(permission) ?? false;
}
