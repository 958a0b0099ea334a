/** What a picture of public content must be. */
export const contentPicture = { maximumBytes: 500_000, types: ['image/jpeg', 'image/png', 'image/webp'] } as const;
