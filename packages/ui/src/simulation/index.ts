export { SimulationPanel, type SimulationPanelProps } from './SimulationPanel.tsx';
