export type MessageSender = 'traveller' | 'desk';

export interface MessageTables {
  booking_messages: {
    id: string;
    booking_id: string;
    sender: MessageSender;
    /** Who of us wrote it; null for the traveller. */
    author: string | null;
    body: string;
    at: Date;
    /** When the other side saw it first. */
    read_at: Date | null;
  };
  booking_files: {
    id: string;
    booking_id: string;
    /** Null until it is sent. */
    message_id: string | null;
    name: string;
    size_bytes: number;
    /** What its first bytes say it is; null until all of it is here. */
    media_type: string | null;
    content: Buffer;
    created_at: Date;
  };
}
