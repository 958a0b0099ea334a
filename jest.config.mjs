import { browserProject, toolsProject } from './packages/build/src/jest/index.mjs';
import { limits } from './scripts/lib/patience.mjs';

const setup = (name) => `<rootDir>/scripts/jest/${name}`;

export default {
  projects: [
    {
      ...browserProject,
      testEnvironment: setup('browser-environment.cjs'),
      setupFilesAfterEnv: [...browserProject.setupFilesAfterEnv, setup('limits.mjs'), setup('browser-limits.mjs')],
    },
    {
      ...toolsProject,
      testEnvironment: setup('node-environment.cjs'),
      setupFilesAfterEnv: [setup('limits.mjs')],
    },
  ],
  testSequencer: setup('longest-first.cjs'),
  maxWorkers: '100%',
  testTimeout: limits.test,
};
