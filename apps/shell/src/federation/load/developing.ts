/** Replaced by the build. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** In a development build, files change under the same addresses, so their hashes cannot be known in advance. */
export const developing = process.env.NODE_ENV === 'development';
