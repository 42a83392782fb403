/** Written by tools/generate-icons.ts from lucide (ISC licence). Do not edit. */
export const appWindow =
  'M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2zM10 4v4M2 8h20M6 4v4';
export const arrowRight = 'M5 12h14M12 5l7 7-7 7';
export const arrowUp = 'M5 12l7-7 7 7M12 19V5';
export const check = 'M20 6 9 17l-5-5';
export const chevronDown = 'M6 9l6 6 6-6';
export const chevronRight = 'M9 18l6-6-6-6';
export const circleAlert = 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0 -20 0M12 8L12 12M12 16L12.01 16';
export const circleCheck = 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0 -20 0M16 9l-5.5 5.5L8 12';
export const flaskConical =
  'M14 2v6a2 2 0 0 0 .245.96l5.51 10.08A2 2 0 0 1 18 22H6a2 2 0 0 1-1.76-2.96l5.51-10.08A2 2 0 0 0 10 8V2M6.45 15h11.09M8.5 2h7';
export const gitBranch = 'M15 6a9 9 0 0 0-9 9V3M15 6a3 3 0 1 0 6 0 3 3 0 1 0 -6 0M3 18a3 3 0 1 0 6 0 3 3 0 1 0 -6 0';
export const link =
  'M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71';
export const menu = 'M4 5h16M4 12h16M4 19h16';
export const minus = 'M5 12h14';
export const moon =
  'M20.99 12.49a9 9 0 1 1-9.47-9.47c.41-.022.617.46.402.803a6 6 0 0 0 8.27 8.27c.34-.215.825-.004.803.401';
export const plus = 'M5 12h14M12 5v14';
export const refreshCw =
  'M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8M21 3v5h-5M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16M8 16H3v5';
export const sparkles =
  'M11.02 2.81a1 1 0 0 1 1.97 0l1.05 5.56a2 2 0 0 0 1.59 1.59l5.56 1.05a1 1 0 0 1 0 1.97l-5.56 1.05a2 2 0 0 0-1.59 1.59l-1.05 5.56a1 1 0 0 1-1.97 0l-1.05-5.56a2 2 0 0 0-1.59-1.59l-5.56-1.05a1 1 0 0 1 0-1.97l5.56-1.05a2 2 0 0 0 1.59-1.59zM20 2v4M22 4h-4M2 20a2 2 0 1 0 4 0 2 2 0 1 0 -4 0';
export const sun =
  'M8 12a4 4 0 1 0 8 0 4 4 0 1 0 -8 0M12 2v2M12 20v2M4.93 4.93l1.41 1.41M17.66 17.66l1.41 1.41M2 12h2M20 12h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41';
export const users =
  'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M16 3.13a4 4 0 0 1 0 7.74M22 21v-2a4 4 0 0 0-3-3.87M5 7a4 4 0 1 0 8 0 4 4 0 1 0 -8 0';
export const x = 'M18 6 6 18M6 6l12 12';
