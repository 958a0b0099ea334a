const { clocked } = require('./clock.cjs');

module.exports = clocked(require('../../packages/build/src/jest/environment.cjs'));
