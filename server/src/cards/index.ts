/** Interface of cards for other domains: empty. Cards are last in the order of domains. */
export {};
