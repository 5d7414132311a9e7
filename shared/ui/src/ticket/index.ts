export { Ticket, TicketMain, TicketStub, type TicketPartProps, type TicketProps } from './ticket.tsx';
