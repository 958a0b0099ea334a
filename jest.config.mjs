import { browserProject, toolsProject } from './packages/build/src/jest/index.mjs';
import { limits } from './scripts/lib/patience.mjs';

export default { projects: [browserProject, toolsProject], maxWorkers: 2, testTimeout: limits.test };
