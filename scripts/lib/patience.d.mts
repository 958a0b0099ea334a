/** Factor of every limit of time of the tests; see the module. */
export const patience: number;
type Limit = 'expectation' | 'attempt' | 'busyPage' | 'scheduledJob' | 'test' | 'file' | 'start' | 'stop';
/** Limits of time of all tests, in milliseconds. */
export const limits: Readonly<Record<Limit, number>>;
