export { TabList, type Tab, type TabListProps } from './tab-list.tsx';
export { TabPanel, type TabPanelProps } from './tab-panel.tsx';
