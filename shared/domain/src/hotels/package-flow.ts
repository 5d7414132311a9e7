/** In a file of its own: the search form of the home writes it, and needs nothing else of a package. */
export const PACKAGE_FLOW = 'package';
export const FLOW_PARAMETER = 'flow';
