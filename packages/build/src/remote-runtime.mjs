/**
 * Stands in every remote for federation's runtime, which the shell holds and has handed over before it runs an entry
 * (`apps/shell/src/federation/load/runtime.ts`). The remote is an instance of its own in it, as with a copy of its own.
 */
const { attachShareScopeMap, bundlerRuntime, runtime, instanceOf } = globalThis.consoleFederation;

export default {
  runtime,
  attachShareScopeMap,
  instance: undefined,
  initOptions: undefined,
  bundlerRuntimeOptions: {},
  bundlerRuntime: {
    ...bundlerRuntime,
    S: {},
    init: ({ webpackRequire }) => instanceOf(webpackRequire.federation.initOptions),
  },
};
