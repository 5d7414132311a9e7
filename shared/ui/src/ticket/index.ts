export { Ticket, TicketMain, TicketStub } from './ticket.tsx';
