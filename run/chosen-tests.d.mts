type Chosen = {
  checks: boolean;
  slow: boolean;
  code?: string[];
  pages?: string[];
  engines?: string[];
  unknown: string[];
  options: string[];
};

export function chosenTests(root: string, from: string, args: string[]): Chosen;
