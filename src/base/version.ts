/** The product's version, first in every signature. A test holds it equal to package.json. */
export const VERSION = '0.1.0';
