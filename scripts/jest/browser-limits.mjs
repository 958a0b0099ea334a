// Runs in Jest before each unit test file of apps and packages.
import { configure } from '@testing-library/react';
import { limits } from '../lib/patience.mjs';

configure({ asyncUtilTimeout: limits.expectation });
