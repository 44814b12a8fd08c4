export const effective = "Effective August 2025";
