/** Federation's runtime for what a build makes of a remote; the name is an alias of the build preset (`sharing.mjs`). */
declare module 'federation-for-containers' {
  const federation: {
    readonly runtime: object;
    readonly bundlerRuntime: object;
    readonly attachShareScopeMap: (require: unknown) => void;
  };
  export default federation;
}
