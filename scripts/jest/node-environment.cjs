const { TestEnvironment } = require('jest-environment-node');
const { clocked } = require('./clock.cjs');

module.exports = clocked(TestEnvironment);
