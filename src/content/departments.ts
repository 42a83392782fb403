import type { Department } from './model';

/** The 15 departments of the careers filter, in the specification's order. */
export const departments = [
  { id: 'account-management', label: 'Account Management' },
  { id: 'customer-experience', label: 'Customer Experience' },
  { id: 'engineering', label: 'Engineering' },
  { id: 'finance', label: 'Finance' },
  { id: 'hr', label: 'HR' },
  { id: 'infosec', label: 'Infosec' },
  { id: 'inside-sales', label: 'Inside Sales' },
  { id: 'it-and-security', label: 'IT & Security' },
  { id: 'marketing', label: 'Marketing' },
  { id: 'partnership', label: 'Partnership' },
  { id: 'pre-sales', label: 'Pre Sales' },
  { id: 'product', label: 'Product' },
  { id: 'product-design', label: 'Product Design' },
  { id: 'product-marketing', label: 'Product Marketing' },
  { id: 'strategy-and-ops', label: 'Strategy and Ops' },
] as const satisfies readonly Department[];

export type DepartmentId = (typeof departments)[number]['id'];

/** The label of a department, or the id itself for a department that a backend has added. */
export const departmentLabel = (id: string) => departments.find((department) => department.id === id)?.label ?? id;
