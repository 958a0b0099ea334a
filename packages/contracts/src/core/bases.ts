/** The service bases and their address prefixes (docs/model/platform.md#service-bases). No prefix begins another. */
export const bases = {
  auth: '/api/auth',
  publish: '/api/publish',
  middle: '/api/middle',
  'middle-v2': '/api/middle-v2',
  transaction: '/api/transaction',
  direct: '/api/direct',
  'scheduler-v1': '/api/scheduler/v1',
  'scheduler-v2': '/api/scheduler/v2',
  'scheduler-v3': '/api/scheduler/v3',
} as const;

export type Base = keyof typeof bases;

/** The client sends no token on these bases (docs/model/specification.md#calls). */
export const publicBases: readonly Base[] = ['auth', 'publish'];
