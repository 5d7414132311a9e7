export { TabList } from './tab-list.tsx';
export { TabPanel } from './tab-panel.tsx';
