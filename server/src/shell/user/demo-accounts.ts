/** Seeded accounts that together show what the console is, for the first look; all seeded accounts have the same password. */
export const demoAccounts = [
  ['ADMIN01', 'administrator: every module, Full Access'],
  ['KACAB01', 'head of one branch: sees and does what belongs to it'],
  ['AUDIT01', 'internal audit: sees and exports, changes nothing'],
  ['TAMU01', 'guest: home, and a look at cards'],
] as const;
